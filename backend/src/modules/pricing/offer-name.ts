/** Gives a product's name with the chosen size and height, as in orders and documents: «Куртка, размер 52-54». */
export function nameWithVariant(name: string, variant: Readonly<Record<string, string>>): string {
  // Properties are sorted by name, so that the size comes before the height: JSON in the database has no order.
  const properties = Object.entries(variant).sort(([a], [b]) => a.localeCompare(b, 'ru'));
  const sizes = properties.map(([property, value]) => `${property.toLowerCase()} ${value}`);
  return [name, ...sizes].join(', ');
}
