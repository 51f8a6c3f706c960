// In tests a picture has the address of its file.
module.exports = { __esModule: true, default: 'picture.webp' }
