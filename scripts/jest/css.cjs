// In tests a class of a CSS module has the name that it has in its file.
module.exports = new Proxy({}, { get: (_names, name) => (name === '__esModule' ? false : String(name)) })
