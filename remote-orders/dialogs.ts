import type {} from '@galley/shared/store';

declare module '@galley/shared/store' {
  interface Dialogs {
    'orders/search': object;
    'orders/reorders': object;
    /** The links that let customers read an order line. */
    'orders/share': { line: string };
  }
}
