import type { View } from '../contract/views.ts';

/** Views of contacts for tests, as the server would store them. */
export const exampleView = (change: Partial<View> = {}): View => ({
  ID: 1,
  List: 'contacts',
  Name: 'Done ones',
  Query: 'status=1',
  Visibility: 'mine',
  OwnerName: 'Robin Sample',
  IsOwn: true,
  MayDelete: true,
  Pin: 0,
  IsDefault: false,
  ...change,
});
