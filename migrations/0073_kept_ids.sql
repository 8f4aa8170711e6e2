-- WhatsApp's ids hold the number of whom a message went to: what is kept of them says no number.
UPDATE whatsapp_messages SET wamid = encode(sha256(convert_to(wamid, 'UTF8')), 'hex') WHERE wamid LIKE 'wamid.%';
