import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configure } from '../../store/config.ts';
import { CollapseContext, type Collapse } from './collapse.ts';
import { EmailLink, MapLink, PhoneLink, WebLink } from './ContactLinks.tsx';
import { Detail, Details } from './Details.tsx';
import { RecordCard } from './RecordCard.tsx';

const example = (collapse: Collapse) => (
  <CollapseContext value={collapse}>
    <RecordCard id="order-7" title="1001-1" tone="overdue" mark={{ icon: 'alert', text: '2 days overdue' }}>
      <Details>
        <Detail label="Product">Banner</Detail>
        <Detail label="Design">{''}</Detail>
      </Details>
    </RecordCard>
  </CollapseContext>
);
const toggle = () => screen.getByRole('button', { name: '1001-1' });

describe('A card', () => {
  test('is an article named by its title, with its state in words', () => {
    render(example({ isCollapsed: false }));
    expect(screen.getByRole('article', { name: '1001-1' })).toHaveTextContent('2 days overdue');
  });

  test('leaves empty fields out', () => {
    render(example({ isCollapsed: false }));
    expect(screen.getByText('Product')).toBeInTheDocument();
    expect(screen.queryByText('Design')).not.toBeInTheDocument();
  });

  test('is toggled by its title', async () => {
    render(example({ isCollapsed: true }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    expect(screen.getByText('Banner')).toBeInTheDocument();
  });

  test('follows Collapse All, even if it was expanded individually before (LIST-03)', async () => {
    const { rerender } = render(example({ isCollapsed: true }));
    await userEvent.click(toggle());
    rerender(example({ isCollapsed: true }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('The details for reaching a contact', () => {
  test('are links for email, phone and map', () => {
    render(
      <>
        <EmailLink>o&apos;neil+x@galley.example</EmailLink>
        <PhoneLink>(303) 555-0100</PhoneLink>
        <MapLink>1 Main St, Denver, CO</MapLink>
        <WebLink>galley.example</WebLink>
      </>,
    );
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      "mailto:o'neil%2Bx@galley.example",
      'tel:3035550100',
      'https://www.google.com/maps/search/?api=1&query=1+Main+St%2C+Denver%2C+CO',
      'https://galley.example',
    ]);
    expect(screen.getByRole('button', { name: 'Copy phone number' })).toBeInTheDocument();
  });

  test('start an email with a blind copy to the mailbox, if there is one (MAIL-19)', () => {
    configure({ mailbox: 'log@galley.example' });
    render(<EmailLink>kim@customer.example</EmailLink>);
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:kim@customer.example?bcc=log@galley.example',
    );
    configure({});
  });

  test.each([
    ['(303) 555-0100 x204', 'tel:3035550100;ext=204'],
    ['303-555-0100 Ext. 204', 'tel:3035550100;ext=204'],
    ['+1 303 555 0100, extension 204 ', 'tel:+13035550100;ext=204'],
    ['303.555.0100x204', 'tel:3035550100;ext=204'],
    ['(303) 555-0100,204#', 'tel:3035550100,204#'],
  ])('is dialed with its extension apart from its number: %s', (text, href) => {
    render(<PhoneLink>{text}</PhoneLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  test.each(['javascript:alert(1)', 'none yet', 'n/a'])(
    'isn’t a link if it isn’t a web address: %s',
    (text) => {
      render(<WebLink>{text}</WebLink>);
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
      expect(screen.getByText(text)).toBeInTheDocument();
    },
  );

  test('are left out when empty', () => {
    const { container } = render(<EmailLink> </EmailLink>);
    expect(container).toBeEmptyDOMElement();
  });
});
