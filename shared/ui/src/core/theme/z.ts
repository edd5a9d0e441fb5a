const order = [
  'base',
  'raised',
  'sticky',
  'bulkBar',
  'bottomMenu',
  'header',
  'popover',
  'banner',
  'toast',
] as const;

export type Layer = (typeof order)[number];

/**
 * Layers from the bottom up, in the order on screen. Dialogs and drawers are native and live in the browser's top
 * layer, above all of these.
 */
export const z = Object.fromEntries(order.map((layer, index) => [layer, index * 10])) as Record<
  Layer,
  number
>;
