/** The entries of an object whose keys are ids, with their type. */
export function entriesOf<Id extends string, Value>(values: { readonly [K in Id]?: Value }): [
  Id,
  Value,
][] {
  return Object.entries(values) as [Id, Value][];
}

/** Its ids. */
export function idsOf<Id extends string>(values: { readonly [K in Id]?: unknown }): Id[] {
  return Object.keys(values) as Id[];
}
