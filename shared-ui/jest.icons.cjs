// In tests an icon loads when it is used for the first time. The package's own file loads all 849 of them.
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (icons, name) =>
      typeof name === 'string' && /^[A-Z]/.test(name)
        ? (icons[name] ??= require(`@ant-design/icons/lib/icons/${name}`).default)
        : icons[name],
  },
)
