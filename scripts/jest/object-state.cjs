/** The properties of an object before a test file, so that the next file of the worker finds them again */
module.exports = class ObjectState {
  constructor(object) {
    this.object = object
    this.properties = propertiesOf(object)
  }

  restore() {
    const { object, properties } = this
    for (const [key, { configurable }] of propertiesOf(object))
      if (configurable && !properties.has(key)) delete object[key]
    for (const [key, property] of properties)
      if (!isSame(property, Object.getOwnPropertyDescriptor(object, key)))
        Object.defineProperty(object, key, property)
  }
}

const propertiesOf = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]))

const isSame = (one, other) => one.value === other?.value && one.get === other?.get && one.set === other?.set
