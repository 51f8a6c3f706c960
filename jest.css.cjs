// In tests a class is named as in its file.
module.exports = new Proxy({}, { get: (_names, name) => (name === '__esModule' ? false : String(name)) })
