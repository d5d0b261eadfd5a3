-- A canceled order line that becomes active again wins the quotes that it names, too (QUOT-20).
CREATE OR REPLACE TRIGGER order_line_quotes_changed
AFTER UPDATE OF status, client_po, client_job_ref, contract_num, line_item_custom1, line_item_custom2, sequence_num ON order_line
FOR EACH ROW WHEN (NEW.reference_search LIKE '%q-%' AND NEW.status <> 10
  AND (NEW.reference_search <> OLD.reference_search OR OLD.status = 10))
EXECUTE FUNCTION order_line_quotes();
