import type { OrderLine } from '@galley/server/orders/contract';
import { openDialog } from '@galley/shared/store';
import { Button, Icon, Menu, type MenuItem } from '@galley/shared/ui';

/** A menu item for each contact of a line, without duplicates, to write to them about the line (MAIL-23). */
export function writeItems(line: OrderLine): (MenuItem & { onChoose: () => void })[] {
  const people = [
    { contact: line.IndividualIDSalesContact, person: line.IndividualNameSalesContact },
    { contact: line.IndividualIDGraphicsContact, person: line.IndividualNameGraphicsContact },
  ];
  return people.flatMap(({ contact = 0, person }, at) =>
    contact === 0 || people.findIndex((other) => other.contact === contact) < at
      ? []
      : [
          {
            key: `write ${contact}`,
            label: `Write to ${person}`,
            onChoose: () => openDialog('contacts/write', { contact, person, line: line.OrderIDLineNum }),
          },
        ],
  );
}

const content = (
  <>
    <Icon name="edit" /> Write
  </>
);

/** A button, or a menu if the line has different contacts for the order and the art; nothing if it has no contact. */
export function WriteAction({ line }: { line: OrderLine }) {
  const items = writeItems(line);
  const [first] = items;
  if (first === undefined) return null;
  const which = `order line ${line.OrderIDLineNum}`;
  if (items.length === 1)
    return (
      <Button aria-label={`${first.label} about ${which}`} onClick={first.onChoose}>
        {content}
      </Button>
    );
  return <Menu className="btn" label={`Write email about ${which}`} button={content} items={items} />;
}
