-- An e-mail is somebody's once a code has proven it: until then it is a word that anybody may have typed. Of those that are proven each is one account's.
ALTER TABLE users ADD COLUMN email_proven_at timestamptz;
CREATE INDEX users_by_email ON users (email_key);
CREATE UNIQUE INDEX users_proven_email ON users (email_key) WHERE email_proven_at IS NOT NULL;
ALTER TABLE users DROP CONSTRAINT users_email_key_key;
ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check;
ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN ('signup', 'reset', 'close', 'payee', 'email'));
--> statement-breakpoint
-- How often the link of a guest was renewed or ended: every later one is made of it, and older ones work no more.
ALTER TABLE enquiries ADD COLUMN guest_link_round smallint NOT NULL DEFAULT 0;
--> statement-breakpoint
-- Whoever signed up before is told once: mails about their requests wait for it.
INSERT INTO notifications (id, user_id, kind, title, body, href)
SELECT gen_random_uuid(), id, 'email-unproven',
  CASE language WHEN 'hi' THEN 'अपना ईमेल पक्का करें' ELSE 'Prove your e-mail' END,
  CASE language WHEN 'hi' THEN 'ईमेल पर आए कोड से पता पक्का होने तक रिक्वेस्ट और पैसों के मेल नहीं जाते। SMS और घंटी पहले की तरह चलते हैं।'
    ELSE 'Mails about requests and money wait until a code proves the address. SMS and the bell go on as before.' END,
  '/account'
FROM users WHERE email IS NOT NULL;
