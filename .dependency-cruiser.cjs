/** Who may import whom. Each rule has a file in tests/architecture/fixtures/layers that breaks it. */

const axios = '(^|/)node_modules/axios/';
const ours = '^(src|server|locales|scripts)/';

/** A layer imports itself and the folders named, and nothing else of ours. */
const layer = (name, from, folders, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: ours, pathNot: [from, ...folders].map((folder) => `^${folder}/`) },
});

const rule = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    layer(
      'domain-imports-nothing-of-ours',
      'src/domain',
      [],
      'Facts and rules of the business hold whatever is built around them.',
    ),
    layer(
      'contract-imports-domain',
      'src/contract',
      ['src/domain'],
      'Browser and server both read the contract, so it knows neither.',
    ),
    layer(
      'machines-import-domain-and-contract',
      'src/machines',
      ['src/domain', 'src/contract'],
      'A chart is pure: the app connects it to services, views look at it.',
    ),
    layer(
      'services-import-domain-and-contract',
      'src/services',
      ['src/domain', 'src/contract'],
      'Services do what they are told and know nobody who tells them.',
    ),
    layer(
      'ui-imports-machines-and-domain',
      'src/ui',
      ['src/domain', 'src/machines', 'src/services'],
      'A view is a function of an actor. (Of services it sees types: only-app-uses-services.)',
    ),
    layer(
      'paths-import-nothing-of-ours',
      'src/paths',
      [],
      'The planner explores any chart, so it knows none.',
    ),
    layer(
      'atlas-imports-machines-paths-and-parts',
      'src/atlas',
      ['src/machines', 'src/paths', 'src/ui/parts', 'src/services', 'locales'],
      'The atlas draws charts and plans; the portal’s screens are not its own. (Of services its app keeps proofs: only-app-uses-services.)',
    ),
    layer(
      'app-imports-src',
      'src/app',
      ['src', 'locales'],
      'The portal runs in a browser, with any server that speaks the contract.',
    ),
    layer(
      'server-imports-domain-contract-and-life-cycles',
      'server',
      ['src/domain', 'src/contract', 'src/machines', 'locales'],
      'The server shares the rules with the portal, and the charts that say what may happen.',
    ),
    rule(
      'server-runs-life-cycles-only',
      { path: '^server/' },
      { path: '^src/machines/parts/(remote|local|signal)\\.ts$', reachable: true },
      'A life cycle has no actors: a chart that asks the world is a browser’s workflow.',
    ),
    rule(
      'server-never-imports-path-plans',
      { path: '^server/' },
      { path: '^src/machines/.+\\.paths\\.ts$' },
      'What QA needs of a chart is not part of what the server enforces.',
    ),
    rule(
      'chart-parts-know-no-area',
      { path: '^src/machines/parts/' },
      { path: '^src/machines/', pathNot: '^src/machines/parts/' },
      'Areas are made of parts, never the other way.',
    ),
    rule(
      'ui-area-keeps-to-itself',
      { path: '^src/ui/([^/]+)/' },
      { path: '^src/ui/[^/]+/', pathNot: '^src/ui/($1|parts)/' },
      'What several areas show is a part: src/ui/parts.',
    ),
    rule(
      'ui-never-reaches-axios',
      { path: '^src/ui/' },
      { path: axios, reachable: true },
      'A view renders without a network; types of services lie apart from axios.',
    ),
    rule(
      'only-services-import-axios',
      { pathNot: '^src/services/' },
      { path: axios },
      'One place speaks HTTP.',
    ),
    rule(
      'only-app-uses-services',
      { pathNot: '^src/(app|atlas/app|services)/' },
      { path: '^src/services/', dependencyTypesNot: ['type-only'] },
      'The composition roots, of the portal and of the atlas, connect services; others see their types at most.',
    ),
    rule(
      'nothing-imports-tests',
      { pathNot: '^tests/' },
      { path: '^tests/' },
      'The product runs without its tests.',
    ),
    rule('no-circles', {}, { circular: true }, 'What needs each other is one thing, or three.'),
  ],
  options: {
    // Types count: who knows a type knows its owner.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
