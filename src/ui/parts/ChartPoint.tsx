import { Point } from 'victory';

/** A point of a chart that the tab key reaches; it is read with its label. */
export function ChartPoint(props: { readonly datum?: { readonly label: string } }) {
  return <Point {...props} role="img" tabIndex={0} ariaLabel={props.datum?.label ?? ''} />;
}
