-- How a word sounds: its consonants and the vowel it begins with, in one alphabet for Latin letters and the scripts of India, so
-- that 'लखनऊ', 'લખનઉ' and 'lucknow' are one (LKN). Aspirates, long vowels and doubled letters are folded; '' where nothing is left.
-- Another key here needs the column below to be made anew.
CREATE FUNCTION sound_of(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  w text := normalize(lower(word), NFC);
BEGIN
  -- The scripts of India stand side by side in blocks of 128 with the same letters at the same places: all are read as Devanagari.
  IF w ~ '[\u0980-\u0d7f]' THEN
    w := translate(replace(w, 'ং', 'ঙগ'), 'ৰৎੰൻൺർൽൾੜ', 'রতਂനണരലളਰ');
    -- Tamil writes k and g, t and d, p and b alike: soft behind a nasal and alone between vowels; c alone is s.
    IF w ~ '[\u0b80-\u0bff]' THEN
      w := regexp_replace(w, '([ஙஞணநனம]்)க', '\1G', 'g');
      w := regexp_replace(w, '([ஙஞணநனம]்)ச', '\1J', 'g');
      w := regexp_replace(w, '([ஙஞணநனம]்)[டத]', '\1D', 'g');
      w := regexp_replace(w, '([ஙஞணநனம]்)ப', '\1B', 'g');
      w := regexp_replace(w, '(?<=[^்])க(?!்)', 'G', 'g');
      w := regexp_replace(w, '(?<=[^்])[டத](?!்)', 'D', 'g');
      w := regexp_replace(w, '(?<!்)ச(?!்)', 'S', 'g');
    END IF;
    SELECT string_agg(CASE WHEN c >= 2432 AND c < 3456 THEN chr(2304 + c % 128) ELSE chr(c) END, '' ORDER BY n)
    INTO w FROM (SELECT ascii(substr(w, n, 1)) AS c, n FROM generate_series(1, length(w)) n) letters;
  END IF;
  IF w ~ '[\u0900-\u097f]' THEN
    -- With a dot, and ढ within a word, these are r; गाँव is gaon, उन्नाव Unnao, सिंह singh.
    w := replace(replace(regexp_replace(w, '[डढ]\u093c|(?!^)ढ', 'र', 'g'), 'ज्ञ', 'ग्य'), 'सिंह', 'सिंघ');
    w := regexp_replace(regexp_replace(w, 'गा?[\u0901\u0902]व$', 'गन'), 'ाव$', '');
    w := translate(w,
      'अआइईएऐऍऎउऊओऔऑऒऋॠृकखगघचछजझटठतथडढदधपफबभमयरऱलळऴवशषसहङञणनऩँं',
      'aaiiiiiiuuuuuuRRRKKGGCCJJTTTTDDDDPFBBMYRRLLLVSSSHNNNNNNN');
    w := regexp_replace(w, '([A-Z])\u094d\1', '\1', 'g');
  ELSIF w ~ '[a-z]' THEN
    -- Of English spelling what occurs in the trade: stage, manager, generator, reception, banquet.
    w := regexp_replace(regexp_replace(w, '^gener', 'jener'), 'g(?=e$|es$|ement$)|(?<=a)g(?=ers?$)', 'j', 'g');
    w := replace(replace(replace(w, 'tion', 'shn'), 'quet', 'kvet'), 'ph', 'f');
    w := regexp_replace(regexp_replace(w, '^au', 'u'), '([aeiou])(?:w(?![aeiouy])|h$)', '\1', 'g');
    w := regexp_replace(regexp_replace(w, 'c(?=[eiy])', 's', 'g'), 't?ch+', 'C', 'g');
    w := regexp_replace(replace(w, 'x', 'ks'), '([kgjtdbrsz])h+', '\1', 'g');
    w := regexp_replace(translate(w, 'bcdfghjklmnpqrstvwyzeo', 'BKDFGHJKLMNPKRSTVVYJiu'), '([A-Z])\1+', '\1', 'g');
  END IF;
  w := regexp_replace(left(w, 1) || translate(substr(w, 2), 'aiuY', ''), '[^A-Zaiu]+', '', 'g');
  RETURN rtrim(regexp_replace(w, 'M(?=[PBF])', 'N', 'g'), 'H');
END $$;
COMMENT ON FUNCTION sound_of IS 'One key for a word in Latin letters and in the scripts of India: its consonants, and the vowel it begins with.';
--> statement-breakpoint
-- The triggers write words alone; the sound of each follows from it.
ALTER TABLE search_words ADD COLUMN sound text NOT NULL GENERATED ALWAYS AS (sound_of(word)) STORED;
CREATE INDEX search_words_by_sound ON search_words (sound);
