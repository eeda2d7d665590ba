import { useTranslation } from 'react-i18next';
import type { AnyStateMachine } from 'xstate';
import { TextLink } from '../../ui/parts/TextLink';
import { dictionaries } from '../dictionaries';
import { chartById, library } from '../library';
import { addressText } from '../model/address';
import { runBy, runnersOf } from '../model/runs';
import { templateOf } from '../model/templates';
import type { DetailsProps } from './detailsProps';
import { Fact, Facts } from './Facts';

const diagrams = library.map(({ diagram }) => diagram);

interface RunLinksProps extends Pick<DetailsProps, 'diagram' | 'language'> {
  readonly machine: AnyStateMachine;
}

/** What a chart is made of, which charts it runs, and which run it. */
export function RunLinks({ machine, diagram, language }: RunLinksProps) {
  const { t } = useTranslation('atlas');
  const sides = {
    runs: runBy(diagram).filter((chart) => chartById(chart) !== null),
    runBy: runnersOf(diagram.chart, diagrams),
  };
  const template = templateOf(machine);
  return (
    <Facts>
      {template === null ? null : (
        <Fact name={t('templates.of')}>
          <TextLink to={addressText({ view: 'templates' })}>
            {t(`templates.name.${template}`)}
          </TextLink>
        </Fact>
      )}
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
