-- Whether somebody has said in which language they are written to. English is where everybody begins: until they choose,
-- the first page in another language on which they sign in chooses for them.
ALTER TABLE users ADD COLUMN language_chosen boolean NOT NULL DEFAULT false;
UPDATE users SET language_chosen = true WHERE language <> 'en';
