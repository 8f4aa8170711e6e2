-- A note is as long as a reader counts it, up to 200 signs: one of Devanagari may be eight code points.
ALTER TABLE holds DROP CONSTRAINT holds_note_check;
ALTER TABLE holds ADD CONSTRAINT holds_note_check CHECK (length(note) <= 1600);
ALTER TABLE stock DROP CONSTRAINT stock_note_check;
ALTER TABLE stock ADD CONSTRAINT stock_note_check CHECK (length(note) <= 1600);
