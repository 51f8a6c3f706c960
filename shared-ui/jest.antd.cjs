// In tests a part of antd loads when it is used for the first time. The package's own file loads all of them,
// which takes longer than most tests.
const folderOf = (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

module.exports = new Proxy(
  { __esModule: true },
  {
    get: (parts, name) =>
      typeof name === 'string' && /^(?:[A-Z]|theme$)/.test(name)
        ? (parts[name] ??= require(`antd/lib/${folderOf(name)}`).default)
        : parts[name],
  },
)
