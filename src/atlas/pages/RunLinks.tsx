import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { dictionaries } from '../dictionaries';
import { chartById, library } from '../library';
import { addressText } from '../model/address';
import { runBy, runnersOf } from '../model/runs';
import type { DetailsProps } from './detailsProps';
import { Fact, Facts } from './Facts';

const diagrams = library.map(({ diagram }) => diagram);

/** Which charts a chart runs, and which run it. */
export function RunLinks({ diagram, language }: Pick<DetailsProps, 'diagram' | 'language'>) {
  const { t } = useTranslation('atlas');
  const sides = {
    runs: runBy(diagram).filter((chart) => chartById(chart) !== null),
    runBy: runnersOf(diagram.chart, diagrams),
  };
  return (
    <Facts>
      {(['runs', 'runBy'] as const).map((side) =>
        sides[side].length === 0 ? null : (
          <Fact key={side} name={t(`map.${side}`)}>
            <ul>
              {sides[side].map((chart) => (
                <li key={chart}>
                  <TextLink to={addressText({ chart })}>
                    {dictionaries[language].chart[chart] ?? chart}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Fact>
        ),
      )}
    </Facts>
  );
}
