/** A product's name with the chosen size and height, as orders and documents write it: «Куртка, размер 52-54». */
export function nameWithVariant(name: string, variant: Readonly<Record<string, string>>): string {
  const sizes = Object.entries(variant).map(([property, value]) => `${property.toLowerCase()} ${value}`);
  return [name, ...sizes].join(', ');
}
