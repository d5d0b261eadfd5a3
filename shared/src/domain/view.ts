import { clearParams, idParam, readParams, writeParams, type ListSpec, type Params } from './listState.ts';
import { hasSelection, selectionOf, type Selection } from './selection.ts';

/** The maximum number of views per user and list, and of pinned ones. */
export const MOST_VIEWS = 50;
export const MOST_PINNED = 8;
/** The maximum number of list parts that releases of remotes can show beside the views. */
export const MOST_CHIPS = 8;
export const VIEW_NAME_LENGTH = 80;

const selectionParams: Params<{ parent: number; company: number }> = { parent: idParam, company: idParam };

/** The address parameter that names the opened view. The filters beside it decide what is listed. */
export const VIEW_PARAM = 'view';
const viewParams = { [VIEW_PARAM]: idParam };

/** The view that an address names; 0: none. */
export const openedView = (search: string): number =>
  readParams(viewParams, new URLSearchParams(search))[VIEW_PARAM];

/** The query that opens a list without its default view. */
export const NO_VIEW_QUERY = `?${VIEW_PARAM}=0`;

/** The fields of a view that determine its address. */
export interface OpenableView {
  ID: number;
  Query: string;
}

/** The address that opens a view. A view without its own selection opens under the given one. */
export function viewUrl(list: string, { ID, Query }: OpenableView, selection: Selection): string {
  const { parentId, companyId } = hasSelection(selectionOf(Query)) ? selectionOf(Query) : selection;
  const address = writeParams(selectionParams, new URLSearchParams(), {
    parent: parentId,
    company: companyId,
  });
  for (const [name, value] of new URLSearchParams(withoutSelection(Query))) address.append(name, value);
  address.append(VIEW_PARAM, String(ID));
  return `/${list}?${address}`;
}

/** The part of an address that a view saves, in a fixed order: selection, filters and sort order, without defaults. */
export function viewQuery<F extends object, S>({ filters, sort }: ListSpec<F, S>, search: string): string {
  const address = new URLSearchParams(search);
  const ordered: Params<{ sort: S }> = { sort };
  let kept = new URLSearchParams();
  kept = writeParams(selectionParams, kept, readParams(selectionParams, address));
  kept = writeParams(filters, kept, readParams(filters, address));
  return writeParams(ordered, kept, readParams(ordered, address)).toString();
}

/** Whether an address shows the same as a view. @param query of the address, as `viewQuery` returns it */
export const isShownBy = (query: string, { Query }: Pick<OpenableView, 'Query'>): boolean =>
  query === Query || (!hasSelection(selectionOf(Query)) && withoutSelection(query) === Query);

/** A query without its selection. */
export const withoutSelection = (query: string): string =>
  clearParams(selectionParams, new URLSearchParams(query)).toString();

interface Fault {
  /** The parameter's name in the address. */
  name: string;
  message: string;
}

/** The parts of a query that a view of this list can't save: unknown parameters and invalid values. */
export function viewFaults<F extends object, S>({ filters, sort }: ListSpec<F, S>, query: string): Fault[] {
  const params = { ...selectionParams, ...filters, sort } as Params<Record<string, unknown>>;
  const address = new URLSearchParams(query);
  return [...new Set(address.keys())].flatMap((name) => {
    const message = faultOf(params, name, address.getAll(name));
    return message === undefined ? [] : [{ name, message }];
  });
}

function faultOf(
  params: Params<Record<string, unknown>>,
  name: string,
  texts: readonly string[],
): string | undefined {
  const param = Object.hasOwn(params, name) ? params[name] : undefined;
  if (param === undefined) return 'isn’t a filter of this list';
  const { parse, format, each, ofEach } = param;
  if (each === undefined || ofEach === undefined) {
    if (texts.length > 1) return 'is given more than once';
    const [text = ''] = texts;
    const value = parse(text);
    return value === undefined || format(value) !== text.trim() ? 'isn’t a value of this filter' : undefined;
  }
  const read = each(ofEach(texts));
  const unread = texts.filter((text) => !read.includes(text.trim()));
  if (unread.length === 0) return undefined;
  return unread.every((text) => each(ofEach([text])).includes(text.trim()))
    ? 'has too many values'
    : 'isn’t a value of this filter';
}
