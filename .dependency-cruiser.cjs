const ours = (...folders) => `^src/(${folders.join('|')})/`;
/** What is written there is data: a server that says it may know its keys. */
const words = '^src/ui/words/.+\\.json$';
const packages = (...names) => `node_modules/(${names.join('|')})/`;

/** Imports fall downward: domain, application, adapters and ui, config. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circles-between-capabilities',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(domain|application|ui|adapters/(sandbox|shop-server))/' },
      to: { circular: true },
    },
    {
      name: 'domain-knows-nobody',
      severity: 'error',
      from: { path: ours('domain') },
      to: { pathNot: [ours('domain'), packages('fp-ts', 'date-fns', '@date-fns')] },
    },
    {
      name: 'shared-rules-stand-alone',
      severity: 'error',
      from: { path: '^src/domain/shared/' },
      to: { path: ours('domain'), pathNot: '^src/domain/shared/' },
    },
    {
      name: 'application-knows-domain',
      severity: 'error',
      from: { path: ours('application') },
      to: { pathNot: [ours('domain', 'application'), words, packages('fp-ts', 'rxjs')] },
    },
    {
      name: 'ui-asks-the-application',
      severity: 'error',
      from: { path: ours('ui') },
      to: {
        pathNot: [
          ours('domain', 'application', 'ui'),
          packages(
            'react',
            'react-dom',
            'i18next',
            'react-router',
            'react-hook-form',
            'react-i18next',
            'rxjs',
            '@types/react',
            '@types/react-dom',
          ),
          packages('@fontsource-variable', '@fontsource'),
        ],
      },
    },
    {
      name: 'one-bridge',
      severity: 'error',
      comment: 'RxJS ends and React begins in one file.',
      from: { path: ours('ui'), pathNot: '^src/ui/shared/use-stream\\.ts$' },
      to: { path: packages('rxjs') },
    },
    {
      name: 'one-translator',
      severity: 'error',
      comment: 'What stands in for i18next in what is built takes the place of one file.',
      from: { path: ours(''), pathNot: '^src/ui/shared/translation/translator\\.ts$' },
      to: { path: packages('i18next') },
    },
    {
      name: 'forms-of-checkout-and-account',
      severity: 'error',
      from: { path: ours('ui'), pathNot: '^src/ui/(checkout|routes/checkout|account)/' },
      to: { path: packages('react-hook-form') },
    },
    {
      name: 'adapters-do-not-draw',
      severity: 'error',
      from: { path: ours('adapters') },
      to: { path: ours('ui', 'config', 'conformance') },
    },
    {
      name: 'conformance-stands-on-the-contract',
      severity: 'error',
      comment:
        'What checks an implementation knows the ports and the contract, and no implementation of ours.',
      from: { path: ours('conformance') },
      to: {
        pathNot: [
          ours('domain', 'application', 'conformance'),
          '^src/adapters/(contract|backend|shared)/',
          packages('fp-ts', 'io-ts'),
        ],
      },
    },
    {
      name: 'conformance-checks-without-http',
      severity: 'error',
      comment: 'The checks themselves know the ports only.',
      from: { path: ours('conformance'), pathNot: '^src/conformance/http/' },
      to: { path: '^src/(adapters|conformance/http)/' },
    },
    {
      name: 'telemetry-stands-alone',
      severity: 'error',
      comment: 'Nothing else knows OpenTelemetry, and it is loaded only where somebody is told.',
      from: { path: '^src/', pathNot: '^src/adapters/telemetry-opentelemetry/' },
      to: { path: packages('@opentelemetry') },
    },
    {
      name: 'telemetry-is-loaded-late',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/adapters/telemetry-opentelemetry/' },
      to: { path: '^src/adapters/telemetry-opentelemetry/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'adapters-stand-apart',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/adapters/', pathNot: ['^src/adapters/($1|shared|contract|shop-server)/'] },
    },
    {
      name: 'backends-stand-on-the-server',
      severity: 'error',
      comment: 'What answers the contract is the ground of backends, and no part of what asks them.',
      from: { path: '^src/adapters/', pathNot: '^src/adapters/(sandbox|engine-[a-z]+|shop-server)/' },
      to: { path: '^src/adapters/shop-server/' },
    },
    {
      name: 'one-root',
      severity: 'error',
      from: { path: '^src/', pathNot: ours('config') },
      to: { path: [ours('config'), packages('inversify', 'reflect-metadata')] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
