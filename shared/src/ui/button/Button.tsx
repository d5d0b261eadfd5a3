import type { ComponentPropsWithRef } from 'react';

const LOOKS = { plain: 'btn', primary: 'btn btn-primary', link: 'btn-link' } as const;

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  look?: keyof typeof LOOKS;
}

/** A text button. It doesn't submit unless told to. */
export const Button = ({ look = 'plain', ...button }: Props) => (
  <button type="button" className={LOOKS[look]} {...button} />
);
