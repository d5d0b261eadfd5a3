import { network, renderScreen, type Answers } from '@galley/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandPalette } from './CommandPalette.tsx';

export const FOUND = {
  Companies: [{ value: 12, label: 'Bluefork Media Omaha', TrendGroupId: 1, Phone: '402-555-0100' }],
  Contacts: [
    {
      value: 7,
      label: 'Alex Bluefork',
      Company: 'Tallgrass Signs',
      CompanyID: 30,
      ParentID: 3,
      Email: 'alex@tallgrass.example',
      Phone: '+1 402-555-0103 x12',
      Cell: '',
    },
  ],
  Orders: [
    { label: '20100-1', Advertiser: 'Acme Burgers', Company: 'Tallgrass Signs', CompanyID: 30, ParentID: 3 },
  ],
};
export const NOTHING = { Companies: [], Contacts: [], Orders: [] };
export const NO_TEXTS = { Activities: [], Orders: [] };

export function openPalettePage(url = '/activities', answers: Answers = { '/v1/palette': FOUND }) {
  const sent = network({ '/v1/palette/texts': NO_TEXTS, ...answers });
  HTMLElement.prototype.scrollIntoView = () => {};
  renderScreen(
    <>
      <CommandPalette />
      <input aria-label="Notes" />
      <div id="company-filter">
        <button
          type="button"
          role="combobox"
          aria-label="Company Parent"
          aria-controls="x"
          aria-expanded="false"
        >
          Select...
        </button>
      </div>
    </>,
    url,
  );
  return sent;
}
export const palette = () => screen.queryByRole('dialog', { name: 'Search' });
const BOX = { name: /^Search companies/ };
export const box = () => screen.getByRole('combobox', BOX);
/** The palette is loaded on first use. */
export const foundBox = () => screen.findByRole('combobox', BOX);
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent.trim());
export const activeOption = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
export const address = () => globalThis.location.pathname + globalThis.location.search;
export const search = async (term: string) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await foundBox();
  if (term !== '') await userEvent.type(field, term);
};
