/** A product's name with the chosen size and height, as orders and documents write it: «Куртка, размер 52-54». */
export function nameWithVariant(name: string, variant: Readonly<Record<string, string>>): string {
  // By name, so that the size comes before the height: JSON keeps no order in the database.
  const properties = Object.entries(variant).sort(([a], [b]) => a.localeCompare(b, 'ru'));
  const sizes = properties.map(([property, value]) => `${property.toLowerCase()} ${value}`);
  return [name, ...sizes].join(', ');
}
