-- The audit log is only ever written to. Whoever gets at the application's connection can neither change nor remove a
-- line younger than 180 days (CERT-In, directions of 28 April 2022: logs are kept for 180 days); older ones go through
-- sweep_audit_log alone, which the retention job calls.
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('mandap.audit_sweep', true) = 'on' AND OLD.at < now() - interval '180 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  -- Who has left is taken out of the words of a line, by erase_from_audit_log; what was done, by whom and when stays.
  IF TG_OP = 'UPDATE' AND current_setting('mandap.audit_erasure', true) = 'on'
    AND (NEW.id, NEW.at, NEW.actor_id, NEW.action, NEW.subject_type, NEW.subject_id) IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.action, OLD.subject_type, OLD.subject_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
CREATE FUNCTION sweep_audit_log(before timestamptz) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  gone bigint;
BEGIN
  PERFORM set_config('mandap.audit_sweep', 'on', true);
  DELETE FROM public.audit_log WHERE at < before;
  GET DIAGNOSTICS gone = ROW_COUNT;
  PERFORM set_config('mandap.audit_sweep', 'off', true);
  RETURN gone;
END
$$;
--> statement-breakpoint
-- Takes these words out of the details of a line, whole and in any case: the one change that erasing a person asks for.
CREATE FUNCTION erase_from_audit_log(line uuid, words text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  cleaned text;
  word text;
BEGIN
  SELECT details::text INTO cleaned FROM public.audit_log WHERE id = line;
  FOREACH word IN ARRAY words LOOP
    word := substr(to_jsonb(word)::text, 2, length(to_jsonb(word)::text) - 2);
    cleaned := regexp_replace(cleaned, '(?<![[:alnum:]])' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])', '(erased)', 'gi');
  END LOOP;
  PERFORM set_config('mandap.audit_erasure', 'on', true);
  UPDATE public.audit_log SET details = cleaned::jsonb WHERE id = line AND details::text <> cleaned;
  PERFORM set_config('mandap.audit_erasure', 'off', true);
END
$$;
COMMENT ON TABLE audit_log IS 'Who did what. Append-only by trigger; docs/operations.md says how to give it an owner of its own.';
