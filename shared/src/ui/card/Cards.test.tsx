import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { Cards } from './Cards.tsx';
import { CollapseContext } from './collapse.ts';

const ITEMS = Array.from({ length: 20 }, (_, index) => index);
const cards = () => screen.getAllByRole('article');
const list = (isCollapsed: boolean) => (
  <CollapseContext value={{ isCollapsed }}>
    <Cards items={ITEMS}>{(item) => <article key={item}>{item}</article>}</Cards>
  </CollapseContext>
);

test('of expanded cards the first are painted alone, and the others follow in their order (LOAD-10)', async () => {
  render(list(false));
  expect(cards()).toHaveLength(8);
  await waitFor(() => expect(cards()).toHaveLength(20));
  expect(cards().map(({ textContent }) => Number(textContent))).toEqual(ITEMS);
});

test('collapsed cards, of which a window shows many, come together (LOAD-10)', () => {
  render(list(true));
  expect(cards()).toHaveLength(20);
});
