-- Lists leave out the quotes of deleted companies (QUOT-09). Totals by state are still computed from the index alone, and the deleted
-- companies are found without reading all others.
CREATE INDEX company_deleted ON company (id) WHERE deleted_at IS NOT NULL;
CREATE INDEX quote_listed ON quote (account_type_id, state, valid_until) INCLUDE (total_cents, company_id);
DROP INDEX quote_owner;
