-- A visible character is up to eight code points (CODE_POINTS_PER_CHARACTER): room for the longest text that a field takes.
ALTER TABLE messages DROP CONSTRAINT messages_text_check, ADD CONSTRAINT messages_text_check CHECK (length(text) <= 16000) NOT VALID;
ALTER TABLE payees DROP CONSTRAINT payees_name_check, ADD CONSTRAINT payees_name_check CHECK (length(name) BETWEEN 1 AND 640) NOT VALID;
