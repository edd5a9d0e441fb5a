/** Prints the result of a command: as JSON for programs (`--json`), as lines for people. */
export function printFacts(isJson: true | undefined, facts: unknown, lines: readonly string[]): void {
  console.log(isJson ? JSON.stringify(facts, null, 2) : lines.join('\n'));
}
