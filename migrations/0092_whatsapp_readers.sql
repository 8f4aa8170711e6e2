-- Whoever shows WhatsApp no number answers under an id of theirs for this business: kept as a hash with what they were sent, so that their STOP is heard.
ALTER TABLE whatsapp_messages ADD COLUMN reader text;
CREATE INDEX whatsapp_messages_reader ON whatsapp_messages (reader) WHERE reader IS NOT NULL;
