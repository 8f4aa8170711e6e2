-- In which words somebody was asked, in their language: what the consent stands on. Null for what was given before.
ALTER TABLE consents ADD COLUMN words text;

-- What was written to people on WhatsApp, and what became of it. `key` names what causes a message: a repeat writes it
-- once. `sms` is what goes out in its place where it cannot be delivered; it goes as soon as the message has arrived.
CREATE TABLE whatsapp_messages (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  wamid text UNIQUE,
  template text NOT NULL,
  language text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'accepted', 'sent', 'delivered', 'read', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  error_code integer,
  sms jsonb,
  about text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX whatsapp_messages_user ON whatsapp_messages (user_id);
CREATE INDEX whatsapp_messages_created ON whatsapp_messages (created_at);
CREATE INDEX whatsapp_messages_about ON whatsapp_messages USING gin (about) WHERE sms IS NOT NULL;
