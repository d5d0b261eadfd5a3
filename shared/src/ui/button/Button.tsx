import type { ComponentPropsWithRef } from 'react';

const LOOKS = { plain: 'btn', primary: 'btn btn-primary', link: 'btn-link' } as const;

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  look?: keyof typeof LOOKS;
}

/** A text button. By default it doesn't submit. */
export const Button = ({ look = 'plain', ...button }: Props) => (
  <button type="button" className={LOOKS[look]} {...button} />
);
