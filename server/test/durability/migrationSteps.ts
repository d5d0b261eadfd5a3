import { migrations } from '#server/db/migrations';

/** The schema and changes to it: more than a server can finish before it's killed. */
export const steps = [
  ...migrations,
  ...Array.from({ length: 60 }, (_, index) => ({
    number: 9000 + index,
    name: `step-${index}`,
    script: `CREATE TABLE step_${index} (id int PRIMARY KEY); INSERT INTO step_${index} VALUES (1);`,
  })),
];
