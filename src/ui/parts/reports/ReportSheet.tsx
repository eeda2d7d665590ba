import { chakra } from '@chakra-ui/react';
import type { HandoutFrame, ReportSheet as Sheet } from '../../../domain/reports';
import { SheetFacts } from './SheetFacts';
import { SheetPart } from './SheetPart';
import { SheetWords } from './SheetWords';

interface ReportSheetProps {
  readonly frame: HandoutFrame;
  readonly sheet: Sheet;
  /** Which answers it counts, as the filters of the answer history; null for parents, whom no figure leads there. */
  readonly behind: string | null;
}

/** A student's report as a parent reads it, on screen and on paper. */
export function ReportSheet({ frame, sheet, behind }: ReportSheetProps) {
  return (
    <>
      <SheetFacts {...{ frame, sheet, behind }} />
      <chakra.div>
        {sheet.parts.map((part) => (
          <SheetPart key={part.view} {...{ part, behind }} what={frame.what} step={frame.step} />
        ))}
      </chakra.div>
      {sheet.next === null ? null : <SheetWords next={sheet.next} review={sheet.review} />}
    </>
  );
}
