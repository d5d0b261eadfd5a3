import { Detail, Details } from '@galley/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  facts: readonly { label: string; value: ReactNode }[];
}

/** Facts of one kind under their heading; nothing when all of them are empty. */
export const OrderGroup = ({ title, facts }: Props) =>
  facts.some(({ value }) => value !== '') && (
    <section className="order-group">
      <h3>{title}</h3>
      <Details>
        {facts.map(({ label, value }) => (
          <Detail key={label} label={label}>
            {value}
          </Detail>
        ))}
      </Details>
    </section>
  );
