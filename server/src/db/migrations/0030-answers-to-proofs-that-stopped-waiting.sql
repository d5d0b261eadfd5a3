-- A proof that stops waiting keeps its version until it waits again, so its answer is still known (SHAR-06). `since` is infinity while it
-- isn't waiting, so that servers of the previous version notify nobody of it.
-- When it last began to wait, if it has stopped waiting.
ALTER TABLE order_proof ADD COLUMN began_at timestamptz;
CREATE OR REPLACE FUNCTION order_proof_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 15 THEN
    INSERT INTO order_proof (line_id) VALUES (NEW.id) ON CONFLICT (line_id) DO UPDATE SET since = now(), began_at = NULL;
  ELSE
    UPDATE order_proof SET since = 'infinity', began_at = since WHERE line_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
