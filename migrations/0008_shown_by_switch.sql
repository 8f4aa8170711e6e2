-- Cards of managers read the e-mail through its switch: the copy that stood beside it goes.
UPDATE listings SET attributes = attributes - 'publicEmail' WHERE category = 'managers';
