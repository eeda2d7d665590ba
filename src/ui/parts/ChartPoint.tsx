import { Point } from 'victory';

interface ChartPointProps {
  readonly datum?: { readonly label: string };
}

/** A point of a chart that the tab key reaches; it is read with its label. */
export function ChartPoint(props: ChartPointProps) {
  return <Point {...props} role="img" tabIndex={0} ariaLabel={props.datum?.label ?? ''} />;
}
