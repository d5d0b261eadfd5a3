import { deletingAll } from './triggers.ts';

/**
 * The bits of 64 values together, for what lists are sorted by and ranges are taken of: the block of a value is
 * `value >> 6`. A page and a range are found among the blocks first, and then among the values of one or two of them.
 */
const IN_BLOCKS = `('order_date', 'ship_date', 'delivery_date', 'post_date', 'proof_approved_date', 'priority', 'hundred_orders')`;

/** Turns the bits of blocks over, as those of their values were. */
const turnOver = (bits: string) => `
  INSERT INTO order_blocks AS known (trait, value, chunk, bits)
  SELECT trait, value >> 6, chunk, bit_xor(bits) FROM ${bits} WHERE trait IN ${IN_BLOCKS}
  GROUP BY trait, value >> 6, chunk HAVING bit_xor(bits) <> B'0'::bit(8192)
  ON CONFLICT (trait, value, chunk) DO UPDATE SET bits = known.bits # excluded.bits;`;

export const orderBlocks = `
CREATE TABLE order_blocks (
  trait order_trait NOT NULL,
  value int NOT NULL,
  chunk int NOT NULL,
  bits bit(8192) NOT NULL,
  PRIMARY KEY (trait, value, chunk)
) WITH (fillfactor = 80);
${turnOver('order_bits')}

CREATE FUNCTION bits_turned() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    ${turnOver('added')}
  ELSE
    ${turnOver('(SELECT * FROM removed UNION ALL SELECT * FROM added) AS changed')}
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bits_turned_added AFTER INSERT ON order_bits
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION bits_turned();
CREATE TRIGGER bits_turned_changed AFTER UPDATE ON order_bits
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION bits_turned();

CREATE OR REPLACE ${deletingAll('lines_unmarked', ['order_bits', 'order_blocks'])}
`;
