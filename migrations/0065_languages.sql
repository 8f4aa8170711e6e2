-- The language in which somebody is written to: that of their account, and of whoever asked without one. A code of
-- src/domain/words/languages.ts; which of them the site speaks changes, so here stands only what a code looks like.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en' CONSTRAINT users_language_check CHECK (language ~ '^[a-z]{2}$');
ALTER TABLE enquiries ADD COLUMN language text NOT NULL DEFAULT 'en' CONSTRAINT enquiries_language_check CHECK (language ~ '^[a-z]{2}$');
