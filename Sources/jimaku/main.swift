internal import JimakuCommand

JimakuProgram.main()
