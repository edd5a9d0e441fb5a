interface Named {
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  readonly email: string;
}

/** A person in a list, last name first; without a name, the email. */
export function fullNameOf({ lastName, name, secondName, email }: Named): string {
  return [lastName, name, secondName].filter(Boolean).join(' ') || email;
}

/** A person in a sentence or on a button. */
export function shortNameOf({ name, lastName, email }: Named): string {
  return [name, lastName].filter(Boolean).join(' ') || email;
}
