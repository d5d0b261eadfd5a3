import type { ComponentPropsWithRef } from 'react';

const LOOKS = { plain: 'btn', primary: 'btn btn-primary', link: 'btn-link' } as const;

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  look?: keyof typeof LOOKS;
}

/** A button with a text; unless it says so, it submits nothing. */
export const Button = ({ look = 'plain', ...button }: Props) => (
  <button type="button" className={LOOKS[look]} {...button} />
);
