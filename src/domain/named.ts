/** What a filter offers: the id that an address holds, and its name. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Says what the ids of a filter are called; an id itself while its name is unknown. */
export const nameIn =
  (list: readonly Named[] | undefined) =>
  (id: string): string =>
    list?.find((one) => String(one.id) === id)?.name ?? id;
