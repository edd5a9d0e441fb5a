/** Formats a city with its region: «Тверь, Тверская область». A city that is its own region is named once. */
export function placeName({ name, region }: { readonly name: string; readonly region: string }): string {
  return region === '' || region === name ? name : `${name}, ${region}`;
}
