interface Filled<Values extends object> {
  send(event: {
    type: 'field.changed';
    field: Extract<keyof Values, string>;
    value: NonNullable<Values[Extract<keyof Values, string>]>;
  }): void;
}

/** Types values into the form of a running chart, field by field. */
export function fillIn<Values extends object>(actor: Filled<Values>, values: Values): void {
  for (const field in values) {
    const value = values[field];
    if (value !== undefined && value !== null) actor.send({ type: 'field.changed', field, value });
  }
}
