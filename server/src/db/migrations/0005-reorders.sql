-- Reorders that were asked for, each by an activity (REOR-02). What became of an ask is told from activities and order lines.
CREATE TABLE reorder_ask (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: it is deleted, and the ask withdrawn.
  activity_id int UNIQUE REFERENCES activity ON DELETE SET NULL,
  -- The line that it asks about; null: the order system has removed it.
  line_id bigint REFERENCES order_line ON DELETE SET NULL,
  -- Of the line when it was asked.
  company_id int NOT NULL REFERENCES company,
  product_id int NOT NULL REFERENCES product,
  asked_on date NOT NULL,
  -- The newest line that there was: an order that answers came later.
  known_line bigint NOT NULL
);
CREATE INDEX reorder_ask_line ON reorder_ask (line_id);
CREATE INDEX reorder_ask_company ON reorder_ask (company_id, asked_on);
CREATE INDEX reorder_ask_day ON reorder_ask (asked_on);
