-- Whoever leaves is taken out of what was told to others by the reference that the row has, never by the words of a name.
ALTER TABLE notifications ADD COLUMN about uuid[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN notifications.about IS 'The people, listings and requests beside its reader that the words speak of: by it they are found when somebody is erased.';
CREATE INDEX notifications_about ON notifications USING gin (about) WHERE about <> '{}';
--> statement-breakpoint
-- Those of before: by the number or the username in our own part of the words, else by the moment of the transaction that wrote both.
UPDATE notifications n SET about = ARRAY[e.id] FROM enquiries e
WHERE n.kind = 'enquiry-received' AND e.recipient_id = n.user_id AND e.created_at = n.created_at;
UPDATE notifications n SET about = ARRAY[e.id] FROM enquiries e
WHERE n.kind = 'enquiry-moved' AND n.user_id IN (e.sender_id, e.recipient_id) AND e.number = substring(n.body from '.*\((MD-[0-9A-Z]{4}-[0-9A-Z]{4})\)');
UPDATE notifications n SET about = ARRAY[e.id] FROM enquiries e
WHERE n.kind = 'area-enquiry' AND e.number = substring(n.body from ' (MD-[0-9A-Z]{4}-[0-9A-Z]{4})\.$');
UPDATE notifications n SET about = array_remove(ARRAY[e.id, e.listing_id], NULL) FROM enquiries e
WHERE n.kind = 'application-accepted' AND e.sender_id = n.user_id AND e.number = substring(n.body from '^Your application (MD-[0-9A-Z]{4}-[0-9A-Z]{4}) ');
UPDATE notifications n SET about = ARRAY[u.id] FROM users u
WHERE n.kind = 'review-received' AND u.username = split_part(n.body, ': ', 1);
UPDATE notifications n SET about = ARRAY[r.listing_id] FROM audit_log a JOIN reviews r ON r.id::text = a.subject_id
WHERE n.kind = 'review-moderated' AND a.action IN ('review.hide', 'review.unhide') AND a.at = n.created_at AND r.author_id = n.user_id;
--> statement-breakpoint
-- Mails, SMS and rounds to a district in the queue, by the ids they are sent under. The queue's own tables are made when the site first starts.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  WITH sent AS (SELECT id, name, coalesce(data->>'messageId', data->>'id') AS message FROM pgboss.job WHERE name IN ('send-mail', 'send-sms')),
  decided AS (SELECT s.id, s.name, a.subject_id FROM sent s JOIN audit_log a ON s.message = 'listing-' || a.id),
  refs AS (
    SELECT s.id, s.name, e.id::text AS ref FROM sent s JOIN enquiries e ON e.number = substring(s.message from '^enquiry-(MD-[0-9A-Z]{4}-[0-9A-Z]{4})-')
    UNION ALL SELECT id, name, substring(message from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') FROM sent WHERE message ~ '^account-closed-|-area-'
    UNION ALL SELECT id, name, data->>'enquiryId' FROM pgboss.job WHERE name = 'enquiry-area'
    UNION ALL SELECT id, name, subject_id FROM decided
    UNION ALL SELECT d.id, d.name, l.owner_id::text FROM decided d JOIN listings l ON l.id::text = d.subject_id
  )
  UPDATE pgboss.job j SET data = j.data || jsonb_build_object('about', r.about)
  FROM (SELECT id, name, jsonb_agg(ref) AS about FROM refs WHERE ref IS NOT NULL GROUP BY 1, 2) r WHERE j.id = r.id AND j.name = r.name;
END $$;
--> statement-breakpoint
CREATE INDEX enquiries_by_listing ON enquiries (listing_id) WHERE listing_id IS NOT NULL;
CREATE INDEX enquiries_by_guest_phone ON enquiries (phone) WHERE sender_id IS NULL;
CREATE INDEX enquiries_by_guest_email ON enquiries (lower(email)) WHERE sender_id IS NULL AND email IS NOT NULL;
CREATE INDEX reviews_by_author ON reviews (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX one_time_codes_by_user ON one_time_codes (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX idempotency_keys_by_person ON idempotency_keys ((coalesce(substring(scope from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), body->>'userId')));
CREATE INDEX idempotency_keys_by_enquiry ON idempotency_keys ((body->>'enquiryNumber')) WHERE body->>'enquiryNumber' IS NOT NULL;
CREATE INDEX audit_log_by_actor ON audit_log (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_log_by_listing ON audit_log ((details->>'listing')) WHERE details->>'listing' IS NOT NULL;
--> statement-breakpoint
-- A text without these words, whole and in any case. What parts words is ASCII punctuation but '_', other punctuation, and the danda; joiners of Indic scripts part none.
CREATE FUNCTION text_without(told text, words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT coalesce((
  SELECT regexp_replace(told, '(?<![^\x01-\x2f\x3a-\x40\x5b-\x5e\x60\x7b-\x7f\u0080-\u00bf\u0964\u0965\u2000-\u200b\u200e-\u206f\u3000-\u3003])(?:' || string_agg(regexp_replace(word, '([][\\.^$*+?(){}|])', '\\\1', 'g'), '|') || ')(?![^\x01-\x2f\x3a-\x40\x5b-\x5e\x60\x7b-\x7f\u0080-\u00bf\u0964\u0965\u2000-\u200b\u200e-\u206f\u3000-\u3003])', '(erased)', 'gi')
  FROM unnest(words) word WHERE word <> ''), told) $$;
--> statement-breakpoint
-- The same for every text in a value, however deep. Keys and the shape stay.
CREATE FUNCTION json_without(told jsonb, words text[]) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE jsonb_typeof(told)
    WHEN 'string' THEN to_jsonb(text_without(told #>> '{}', words))
    WHEN 'array' THEN (SELECT coalesce(jsonb_agg(json_without(one, words) ORDER BY place), '[]') FROM jsonb_array_elements(told) WITH ORDINALITY item(one, place))
    WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(name, json_without(one, words)), '{}') FROM jsonb_each(told) field(name, one))
    ELSE told
  END;
END
$$;
--> statement-breakpoint
-- The one change that a line admits is this one: words taken out of its details, which the setting names as a JSON array.
CREATE OR REPLACE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text := nullif(current_setting('mandap.audit_erasure', true), '');
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('mandap.audit_sweep', true) = 'on' AND OLD.at < now() - interval '180 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND words IS NOT NULL
    AND (NEW.id, NEW.at, NEW.actor_id, NEW.action, NEW.subject_type, NEW.subject_id) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.action, OLD.subject_type, OLD.subject_id)
    AND NEW.details = public.json_without(OLD.details, ARRAY(SELECT jsonb_array_elements_text(words::jsonb))) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
DROP FUNCTION erase_from_audit_log(uuid, text[]);
-- Takes these words out of the details of these lines, whole and in any case: values alone, no keys.
CREATE FUNCTION erase_from_audit_log(lines uuid[], words text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM set_config('mandap.audit_erasure', to_jsonb(words)::text, true);
  UPDATE public.audit_log SET details = public.json_without(details, words) WHERE id = ANY(lines) AND details <> public.json_without(details, words);
  PERFORM set_config('mandap.audit_erasure', '', true);
END
$$;
--> statement-breakpoint
-- Writers of words hold this lock together, the sweep (sweep_search_words) alone: it misses no word that is just being written.
CREATE OR REPLACE FUNCTION add_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('search_words'));
  INSERT INTO listing_search (listing_id, category, state, rating, words)
  SELECT listing_id, category, state, rating, words FROM listing_search_source WHERE listing_id IN (SELECT id FROM added);
  -- In order, so that two transactions with the same new words wait for each other and not in a circle.
  INSERT INTO search_words (word)
  SELECT word FROM (SELECT dictionary_words(search_text, slug) AS word FROM added WHERE status = 'approved' UNION SELECT category FROM added) found
  WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = found.word) ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION change_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'approved' THEN
    DELETE FROM listing_search WHERE listing_id = NEW.id;
    RETURN NULL;
  END IF;
  IF OLD.search_text <> NEW.search_text OR OLD.status <> 'approved' THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext('search_words'));
  END IF;
  INSERT INTO listing_search (listing_id, category, state, rating, words)
  SELECT listing_id, category, state, rating, words FROM listing_search_source WHERE listing_id = NEW.id
  ON CONFLICT (listing_id) DO UPDATE SET category = excluded.category, state = excluded.state, rating = excluded.rating, words = excluded.words;
  IF OLD.search_text <> NEW.search_text OR OLD.status <> 'approved' THEN
    INSERT INTO search_words (word)
    SELECT word FROM (SELECT dictionary_words(NEW.search_text, NEW.slug) AS word) found
    WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = found.word) ORDER BY word ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Forgets the words of one part in 256 that no listing has any more; nothing while listings are being written. Categories stay.
CREATE FUNCTION sweep_search_words(part integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  gone bigint;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('search_words')) THEN
    RETURN 0;
  END IF;
  DELETE FROM search_words s WHERE get_byte(sha256(convert_to(s.word, 'UTF8')), 0) = part
    AND NOT EXISTS (SELECT 1 FROM listing_search l WHERE l.words @@ quote_literal(s.word)::tsquery)
    AND NOT EXISTS (SELECT 1 FROM listings l WHERE l.category = s.word);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;
COMMENT ON TABLE search_words IS 'Every word that a listing is found by, to guess what a mistyped one means; no usernames and no numbers. What no listing has any more goes within eleven days.';
