/** Which version of a shipping address a form was opened with, and who changed it last. */
export const addressVersion = `
ALTER TABLE shipping_address ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_by int;
`;
