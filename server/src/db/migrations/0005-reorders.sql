-- Reorder requests, each with an activity (REOR-02). A request's state follows from activities and order lines.
CREATE TABLE reorder_ask (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: the activity was deleted, which withdraws the request.
  activity_id int UNIQUE REFERENCES activity ON DELETE SET NULL,
  -- The line to reorder; null: the order system has removed it.
  line_id bigint REFERENCES order_line ON DELETE SET NULL,
  -- The line's company and product at the time of the request.
  company_id int NOT NULL REFERENCES company,
  product_id int NOT NULL REFERENCES product,
  asked_on date NOT NULL,
  -- The newest line at that time: an order that answers the request is newer.
  known_line bigint NOT NULL
);
CREATE INDEX reorder_ask_line ON reorder_ask (line_id);
CREATE INDEX reorder_ask_company ON reorder_ask (company_id, asked_on);
CREATE INDEX reorder_ask_day ON reorder_ask (asked_on);
